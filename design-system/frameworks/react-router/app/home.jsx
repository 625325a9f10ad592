import { Catalogue } from "../catalogue.jsx";
import { DEFAULTS } from "../elements.js";

export default function Home() {
  return <Catalogue elements={DEFAULTS} />;
}
