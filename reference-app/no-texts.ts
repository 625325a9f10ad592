/** In place of react-aria's texts in one language (vite.config.ts): `undefined`, which react-aria leaves out. */
export default undefined;
