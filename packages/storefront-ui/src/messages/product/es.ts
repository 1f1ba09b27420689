// Generated from es.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

/** Words of a product’s page in Spanish. */
export const product: ProductStrings = {
  coupon: { off: (value) => `${value} de descuento`, minimum: (amount) => `Compra mínima: ${amount}`, anyOrder: 'Sin compra mínima', kind: { unknown: 'Cupón', general: 'Para todos los productos', goods: 'Para productos seleccionados', category: 'Para categorías seleccionadas' }, kindOf: (kind, merchant) => `${kind} de ${merchant}`, from: 'Válido del', until: 'al', validUntil: 'Válido hasta el', days: (count) => `Válido durante ${count === 1 ? `${count} día` : `${count} días`} desde que lo recibes`, receive: 'Obtener cupón', receiveOf: (name) => `Obtener cupón: ${name}`, state: { open: 'Disponible', received: 'Recibido', disabled: 'No disponible', over: 'Oferta finalizada', 'not-yet': 'Aún no disponible', 'sold-out': 'Agotado', usable: 'Listo para usar', used: 'Usado', expired: 'Caducado', 'not-started': 'Aún no es válido' } },
  review: { verified: 'Compra verificada', bought: (attributes) => `Comprado: ${attributes}`, reply: 'Respuesta del vendedor', enlarge: (number, author) => `Ampliar la imagen ${number} de ${author}`, mean: (average) => `${average} de 5 de media`, spread: 'Distribución de las valoraciones' },
};
