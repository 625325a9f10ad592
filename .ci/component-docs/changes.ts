/** The changes of one version for one kind of reader. */
interface Changes {
  /** Heading of the version, such as "0.1.0 - Unreleased". */
  version: string;
  /** A Markdown list. */
  text: string;
}

/**
 * Reads the changes for one kind of reader from a changelog in the format of Keep a Changelog.
 * @param reader the last words of the heading: "designers" for "### Added for designers"
 * @throws if the changelog has nothing for this reader
 */
export function changesFor(reader: string, changelog: string): Changes[] {
  const versions = changelog.split(/^## /m).slice(1);
  const found = versions.flatMap((version) => {
    const [heading = "", ...parts] = version.split(/^### /m);
    const texts = parts.flatMap((part) => {
      const [title = "", ...lines] = part.split("\n");
      return title.endsWith(`for ${reader}`) ? [lines.join("\n").trim()] : [];
    });
    const name = heading.split("\n")[0]?.replaceAll(/[[\]]/g, "") ?? "";
    return texts.length > 0 ? [{ version: name, text: texts.join("\n") }] : [];
  });
  if (found.length === 0) throw new Error(`The changelog has no heading that ends with "for ${reader}".`);
  return found;
}
