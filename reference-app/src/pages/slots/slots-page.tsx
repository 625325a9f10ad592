import { categoryLoader } from "../../features/lobby/prefetch.ts";
import { CategoryPage } from "../category/category-page.tsx";

/** Slots (R050), in a separate chunk (R100). */
export const Component = () => <CategoryPage category="RNG" />;

export const loader = categoryLoader("RNG");
