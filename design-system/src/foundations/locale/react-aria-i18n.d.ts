// The package declares these texts as a type without a value. An ambient module overrides the package's declaration.
declare module "react-aria/i18n/en-US" {
  type Values = Record<string, string | number>;
  const messages: Record<string, Record<string, string | ((values: Values, formatter: { locale: string }) => string)>>;
  export default messages;
}
