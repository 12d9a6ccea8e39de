import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { QrCode } from './QrCode';

const address = restaurant.url + paths.menu;
/** The address without the protocol, as people type it. */
const shownAddress = address.replace(/^https?:\/\//, '');

type TableCardProps = {
  /** The text on the card; '' for none. */
  line: string;
};

/** One card. By law a QR code alone is not enough for allergens: the card says where the printed register is. */
export function TableCard({ line }: TableCardProps) {
  return (
    <div className="table-card">
      <div className="table-card-head">
        <Icon name="logo" className="table-card-logo" />
        <p className="table-card-name">{restaurant.name}</p>
        <p className="table-card-tagline">{restaurant.tagline}</p>
      </div>
      {line && <p className="table-card-line">{line}</p>}
      <div className="table-card-code">
        <QrCode text={address} label={`Codice QR del menu: ${shownAddress}`} />
        <p>{shownAddress}</p>
      </div>
      <p className="table-card-allergens">
        Allergie o intolleranze? Dillo al personale:
        <br />
        il registro degli allergeni, su carta, è {restaurant.registerPlace}.
      </p>
    </div>
  );
}
