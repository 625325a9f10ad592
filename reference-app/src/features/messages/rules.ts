const ID = /^M\d{1,18}$/;

/** The letter that an address names, if what it names may be one. */
export function messageIdOf(search: URLSearchParams): string | undefined {
  const id = search.get("message") ?? "";
  return ID.test(id) ? id : undefined;
}

interface Listed {
  content: readonly { id: string; read: boolean }[];
}

/** A page on which a letter has been read. */
export const withRead = <Page extends Listed>(page: Page, id: string): Page => ({
  ...page,
  content: page.content.map((message) => (message.id === id ? { ...message, read: true } : message)),
});
