import Form from 'react-bootstrap/Form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import { DISH_PARAMETER, FILTER_PARAMETER, paths } from '../../paths';
import { mayLeave } from '../useLeaveQuestion';
import { ChangePage, type ProposalProps } from '../write/ChangePage';
import { OrderForm } from './OrderForm';

/** Puts the dishes of a category in the order in which guests read them. The address holds the category. */
export function MenuOrderPage() {
  return (
    <ChangePage
      title="Ordine del menu"
      subtitle="Come i clienti leggono i piatti di una categoria"
      path={paths.menuOrder()}
      purpose="order"
      again="Altro ordine"
      form={CategoryOrder}
    />
  );
}

function CategoryOrder(proposal: ProposalProps) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const link = parameters.get(FILTER_PARAMETER);
  const category = dishCategories.find((each) => each.link === link) ?? dishCategories[0];
  async function choose(wanted: string) {
    if (await mayLeave()) setParameters({ [FILTER_PARAMETER]: wanted }, { replace: true, state });
  }
  return (
    <>
      <Form.Group controlId="categoria" className="measure mb-3">
        <Form.Label>Categoria</Form.Label>
        <Form.Select value={category.link} onChange={({ target }) => void choose(target.value)}>
          {dishCategories.map((each) => (
            <option key={each.link} value={each.link}>
              {each.name}
            </option>
          ))}
        </Form.Select>
      </Form.Group>
      <OrderForm
        key={category.link}
        category={category.name}
        first={parameters.get(DISH_PARAMETER)}
        {...proposal}
      />
    </>
  );
}
