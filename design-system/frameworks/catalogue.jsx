/** One story of each component, each in a section that says which it is. */
export const Catalogue = ({ elements }) =>
  Object.entries(elements).map(([name, element]) => (
    <section key={name} data-component={name}>
      {element}
    </section>
  ));
