// react-aria ships these texts with a type that has no value; an ambient module comes before the package's own.
declare module "react-aria/i18n/en-US" {
  type Values = Record<string, string | number>;
  const messages: Record<string, Record<string, string | ((values: Values, formatter: { locale: string }) => string)>>;
  export default messages;
}
