// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import "../../measures.css.ts";
import { brandTheme } from "../../brand-theme.ts";
import values from "./light.json";

brandTheme('[data-theme="light"]', "light", values);
