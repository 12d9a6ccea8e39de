import { choiceOf } from '../../domain/criteria';
import { Icon } from '../../ui/Icon';
import { type AddressChoice, useChoiceInAddress } from './useChoiceInAddress';

/**
 * Keeps the choice in the address, and says what the address with which the visitor came has changed: to a screen reader
 * always, on the page where it adds to an earlier choice or asks for what we do not know.
 */
export function AddressNotice() {
  const { came, onClose } = useChoiceInAddress();
  const visible = came !== null && (came.extended || came.unknown.length > 0);

  function close() {
    onClose();
    // The button is about to be removed.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }

  return (
    // Empty it takes no room: what appears moves nothing, itself included.
    <div className={came && !visible ? 'visually-hidden' : 'address-notice page'}>
      <div className={visible ? 'menu-notice' : undefined}>
        {visible && <Icon name="info" />}
        <div aria-live="polite">{came && <Lines {...came} />}</div>
        {visible && (
          <button type="button" className="link-button" onClick={close}>
            Ho capito
          </button>
        )}
      </div>
    </div>
  );
}

function Lines({ added, unknown }: AddressChoice) {
  const names = choiceOf(added).criteria.map(({ name }) => name);
  return (
    <>
      {names.length > 0 && <p>{`Il link aggiunge al filtro: ${names.join(', ')}.`}</p>}
      {unknown.length > 0 && (
        <p>
          Il link chiede di evitare anche qualcosa che non conosciamo. Controlla «Cosa posso
          mangiare» e chiedi al personale.
        </p>
      )}
    </>
  );
}
