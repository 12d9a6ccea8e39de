import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PrintButton, usePrintFonts } from '../../ui/PrintButton';
import { ReservedHead } from '../ReservedPage';
import { CardSheet } from './CardSheet';

/** How many characters fit on a card in two or three lines. */
const MAX_LINE_LENGTH = 60;

/** Cards for the tables, with the menu's QR code: the line of text, a preview of the sheet, and printing. */
export function TableCardsPage() {
  const [line, setLine] = useState('Inquadra e scegli con calma');
  usePrintFonts();
  return (
    <div className="d-lg-flex gap-6 align-items-start">
      <div className="d-print-none flex-fill mb-4">
        <ReservedHead
          title="Cartoncini QR"
          subtitle="Quattro cartoncini A6 da tavolo, su un foglio A4."
          path={paths.tableCards}
        />
        <Form.Group controlId="frase" className="mb-3">
          <Form.Label>La frase sul cartoncino</Form.Label>
          <Form.Control
            aria-describedby="frase-hint"
            autoComplete="off"
            maxLength={MAX_LINE_LENGTH}
            value={line}
            onChange={({ target }) => setLine(target.value)}
          />
          <Form.Text id="frase-hint">{`${line.length} di ${MAX_LINE_LENGTH} caratteri`}</Form.Text>
        </Form.Group>
        <p>
          <PrintButton />
        </p>
        <p>
          Stampa su carta spessa, in formato A4 e scala 100%. Poi taglia in croce lungo i segni: la
          misura nel mezzo deve essere lunga 50 mm.
        </p>
        <p>
          Per la legge il QR da solo non basta: gli allergeni devono essere scritti anche su carta.
          Tieni <span>{restaurant.registerPlace}</span>{' '}
          <Link to={paths.allergenRegister}>il registro degli allergeni</Link> stampato.
        </p>
      </div>
      <CardSheet line={line.trim()} />
    </div>
  );
}
