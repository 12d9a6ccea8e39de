/** The parameters as the search part of an address: '?senza=1,7', with commas unescaped; '' where there are none. */
export function toSearch(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
