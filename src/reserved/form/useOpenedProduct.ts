import { useEffect, useState } from 'react';
import { readProduct } from '../../data/staff/products';
import type { Product } from '../../domain/product/product';
import { productRead } from '../product-store';

/** What reading the product has led to: null as long as it takes. */
type Reading = { id: string; result: Product | 'gone' | 'failed' } | null;

/**
 * Reads the product of an edit form once more when the form opens, behind its first paint: since the list was read somebody
 * else may have changed it.
 * @param id null where no product is asked for
 * @returns the answer, null until it comes; and reads again after a failure
 */
export function useOpenedProduct(id: string | null) {
  const [reading, setReading] = useState<Reading>(null);
  const wanted = reading?.id === id ? null : id;
  useEffect(() => {
    if (wanted === null) return;
    let mounted = true;
    async function read(asked: string) {
      try {
        const product = await readProduct(asked);
        if (!mounted) return;
        if (product) productRead(product);
        setReading({ id: asked, result: product ?? 'gone' });
      } catch (error) {
        console.error(error);
        if (mounted) setReading({ id: asked, result: 'failed' });
      }
    }
    void read(wanted);
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return {
    result: reading?.id === id ? reading.result : null,
    retry: () => setReading(null),
  };
}
