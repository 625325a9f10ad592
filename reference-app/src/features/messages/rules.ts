const ID = /^M\d{1,18}$/;

/** The id of the message in the address; undefined when it is not a valid id. */
export function messageIdOf(search: URLSearchParams): string | undefined {
  const id = search.get("message") ?? "";
  return ID.test(id) ? id : undefined;
}

interface Listed {
  content: readonly { id: string; read: boolean }[];
}

/** Marks one message of a page as read. */
export const withRead = <Page extends Listed>(page: Page, id: string): Page => ({
  ...page,
  content: page.content.map((message) => (message.id === id ? { ...message, read: true } : message)),
});
