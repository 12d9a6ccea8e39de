// Records when the first card, or row of staff's list, is painted with its price; after an edit, when the new price is.
function isReadable() {
  const cards = [...document.querySelectorAll('.item, .printed, [data-product]')];
  // The site's prices, those of the limit's cards and of its whole menu, and those of staff's lists.
  const priceOf = (each) => each?.querySelector('.item-prices, .prices, b, td .btn');
  const isEdited = (each) => priceOf(each)?.textContent.includes(window.benchPrice);
  const card = window.benchPrice ? cards.find(isEdited) : cards[0];
  const price = priceOf(card);
  const isVisible = (element) => element && getComputedStyle(element).visibility === 'visible';
  return isVisible(card) && isVisible(price);
}

window.benchPainted(isReadable).then((time) => {
  window.benchCards = time;
});
