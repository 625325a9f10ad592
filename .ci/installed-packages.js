// Compares the installed packages with package-lock.json. Plain JavaScript without dependencies, because setup.js runs it before an install.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
const suits = (list, own) => !list || list.includes(own);

/** Whether npm installs this optional package on this machine. `libc` cannot be compared cheaply, so such a package may be absent. */
const mustBeThere = ({ optional, link, os, cpu, libc }) =>
  !link && (!optional || (Boolean(os ?? cpu) && !libc && suits(os, process.platform) && suits(cpu, process.arch)));

/** Whether node_modules has every package of package-lock.json. npm lists the installed packages in node_modules/.package-lock.json. */
export function arePackagesInstalled(root) {
  const installedFile = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return false;
  const installed = read(installedFile);
  return Object.entries(read(path.join(root, "package-lock.json")))
    .filter(([folder]) => folder.includes("node_modules/"))
    .every(([folder, { version, ...kind }]) =>
      installed[folder] ? installed[folder].version === version : !mustBeThere(kind),
    );
}
