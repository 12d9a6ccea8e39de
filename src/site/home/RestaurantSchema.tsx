import { useEffect, useState, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { restaurant } from '../../restaurant';
import { restaurantSchema } from './restaurant-schema';

type ClosedDays = Parameters<typeof restaurantSchema>[0];

/** The restaurant as JSON-LD, with the days on which it is closed once they are known. */
export function RestaurantSchema() {
  const { closing } = useSyncExternalStore(tonightNow.subscribe, tonightNow.get, getNothingNow);
  const [closed, setClosed] = useState<ClosedDays>(null);
  useEffect(() => {
    if (!closing) return;
    // Search engines read it later, if they cannot have it now.
    import('../../domain/hours/closed-line').then(
      ({ closedDays }) => setClosed(closedDays(closing, restaurant.hours)),
      () => {},
    );
    return () => setClosed(null);
  }, [closing]);
  return <script type="application/ld+json">{restaurantSchema(closed)}</script>;
}
