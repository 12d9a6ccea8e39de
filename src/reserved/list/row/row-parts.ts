import type { Product } from '../../../domain/product/product';
import type { fromList } from '../../list-place';
import type { StaffStatus } from '../dish-status';

/** The props of the parts of a row. */
export type RowParts = {
  product: Product;
  staff: boolean;
  /** null while unknown. */
  status: StaffStatus | null;
  onStatus: (wanted: StaffStatus) => void;
  /** Props for the links to the product's pages. */
  opening: ReturnType<typeof fromList>;
};
