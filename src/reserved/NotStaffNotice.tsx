import { Notice } from '../ui/Notice';

type NotStaffNoticeProps = {
  uid: string;
};

/** Tells an account without rights what is missing, addressed to the person who can grant them. */
export function NotStaffNotice({ uid }: NotStaffNoticeProps) {
  return (
    <Notice role="status" icon="info" title="Questo account non è abilitato alla modifica">
      <p>
        Per abilitarlo, chi gestisce la console Firebase crea in Firestore, nella raccolta{' '}
        <code>staff</code>, un documento con questo ID: <code className="uid">{uid}</code>. Poi
        ricarica la pagina.
      </p>
    </Notice>
  );
}
