/** The parameters as an address shows them: lists keep their commas, which need no escape. '' where there are none. */
export function toSearch(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
