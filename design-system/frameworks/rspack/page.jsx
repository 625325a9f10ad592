import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/base.css";
import { createRoot } from "react-dom/client";
import { Catalogue } from "./catalogue.jsx";
import { DEFAULTS } from "./elements.js";

createRoot(document.getElementById("root")).render(<Catalogue elements={DEFAULTS} />);
