import { Icon } from '../ui/Icon';

type NotStaffNoticeProps = {
  uid: string;
};

/** Tells an account without rights what is missing, in the words of who can put it right. */
export function NotStaffNotice({ uid }: NotStaffNoticeProps) {
  return (
    <div className="notice" role="status">
      <Icon name="info" />
      <div>
        <p>
          <strong>Questo account non è abilitato alla modifica</strong>
        </p>
        <p>
          Per abilitarlo, chi gestisce la console Firebase crea in Firestore, nella raccolta{' '}
          <code>staff</code>, un documento con questo ID: <code className="uid">{uid}</code>. Poi
          ricarica la pagina.
        </p>
      </div>
    </div>
  );
}
