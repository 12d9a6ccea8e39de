/** The parameters as the search part of an address: '?q=a,b', with commas unescaped; '' where there are none. */
export function toSearch(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
