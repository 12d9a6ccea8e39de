import { QUERY_PARAMETER } from '../../paths';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { toSearch } from '../search-text';

/** Browsers limit how often the address may change (Safari: 100 times in 30 s), so it does not follow every key. */
const ADDRESS_DELAY_MS = 300;

/** The text that is searched for: typed here, or taken from the address. */
export function useQuery() {
  return useTextInAddress(QUERY_PARAMETER, {
    delayMs: ADDRESS_DELAY_MS,
    toSearch,
    preventScrollReset: true,
  });
}
