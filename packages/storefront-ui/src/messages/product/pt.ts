// Generated from pt.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

/** Words of a product’s page in Portuguese. */
export const product: ProductStrings = {
  coupon: { off: (value) => `${value} de desconto`, minimum: (amount) => `Compra mínima de ${amount}`, anyOrder: 'Sem compra mínima', kind: { unknown: 'Cupom', general: 'Para todos os produtos', goods: 'Para produtos selecionados', category: 'Para categorias selecionadas' }, kindOf: (kind, merchant) => `${kind} de ${merchant}`, from: 'Válido de', until: 'até', validUntil: 'Válido até', days: (count) => `Válido por ${count < 2 ? `${count} dia` : `${count} dias`} após o recebimento`, receive: 'Pegar cupom', receiveOf: (name) => `Pegar cupom: ${name}`, state: { open: 'Disponível', received: 'Recebido', disabled: 'Indisponível', over: 'Oferta encerrada', 'not-yet': 'Ainda não disponível', 'sold-out': 'Esgotado', usable: 'Pronto para usar', used: 'Usado', expired: 'Vencido', 'not-started': 'Ainda não é válido' } },
  review: { verified: 'Compra verificada', bought: (attributes) => `Comprado: ${attributes}`, reply: 'Resposta do vendedor', enlarge: (number, author) => `Ampliar a imagem ${number} de ${author}`, mean: (average) => `Média de ${average} de 5`, spread: 'Distribuição das avaliações' },
};
