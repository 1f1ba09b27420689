// Generated from pt.json by packaging/word-modules.ts.
import type { CommerceStrings } from './types.ts';

/** Words of `src/commerce` in Portuguese. */
export const commerce: CommerceStrings = {
  price: { current: 'Preço atual', original: 'Preço original', lowest: (price) => `Preço mais baixo nos 30 dias anteriores: ${price}`, pending: 'Atualizando o preço' },
  rating: { label: (value) => `${String(value).replace('.', ',')} de 5`, labelWithCount: (value, count) => `${String(value).replace('.', ',')} de 5 (${count})` },
  sold: (count) => `${count} ${count === '0' ? 'vendido' : count === '1' ? 'vendido' : 'vendidos'}`,
  freeShipping: 'Frete grátis',
  stock: { soldOut: 'Esgotado', left: (pieces) => pieces === 1 ? 'Só resta 1' : `Só restam ${pieces}`, inStock: 'Em estoque' },
  productCard: { quickAdd: 'Adicionar rápido', quickAddOf: (name) => `Adicionar rápido: ${name}`, quickViewOf: (name) => `Visualização rápida: ${name}` },
  wish: { add: (name) => `Adicionar à lista de desejos: ${name}`, remove: (name) => `Remover da lista de desejos: ${name}` },
  compare: { add: (name) => `Comparar: ${name}`, remove: (name) => `Remover da comparação: ${name}` },
  quantity: { label: 'Quantidade', labelOf: (name) => `Quantidade de ${name}`, decrease: 'Diminuir a quantidade', increase: 'Aumentar a quantidade', atMost: (pieces) => pieces === 1 ? 'Só resta 1' : `Só restam ${pieces}`, atLeast: 'O mínimo é 1' },
  variants: { unavailable: 'indisponível', explain: (value) => `${value} não está disponível com as outras opções escolhidas.` },
  gallery: { label: (name) => `Imagens de ${name}`, choose: (number, total) => `Mostrar a imagem ${number} de ${total}`, position: (number, total) => `Imagem ${number} de ${total}`, enlarge: (number) => `Ampliar a imagem ${number}`, video: (name) => `Vídeo de ${name}` },
  lightbox: { zoomIn: 'Aumentar o zoom', zoomOut: 'Diminuir o zoom', previous: 'Imagem anterior', next: 'Próxima imagem' },
  buy: { add: 'Adicionar ao carrinho', now: 'Comprar agora', bar: 'Comprar' },
  merchant: { soldBy: 'Vendido por' },
  cart: { choose: (name) => `Selecionar ${name}`, chooseAllOf: (merchant) => `Selecionar tudo de ${merchant}`, remove: 'Remover', removeOf: (name) => `Remover ${name}`, unitPrice: 'Preço unitário', lineTotal: 'Total do item', priceChanged: (was, now) => `O preço mudou de ${was} para ${now}.`, subtotalOf: (merchant) => `Subtotal, ${merchant}`, lines: 'Produtos' },
  receipt: { updating: 'Atualizando o total', updated: (total) => `Novo total: ${total}` },
};
