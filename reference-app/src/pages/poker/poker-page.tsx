import { CategoryPage } from "../category/category-page.tsx";

/** Poker and card rooms (R051), in a chunk of their own (R098). */
export const Component = () => <CategoryPage category="PVP" />;
