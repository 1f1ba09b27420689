// Generated from es.json by packaging/word-modules.ts.
import type { CommerceStrings } from './types.ts';

/** Words of `src/commerce` in Spanish. */
export const commerce: CommerceStrings = {
  price: { current: 'Precio actual', original: 'Precio original', lowest: (price) => `Precio más bajo de los 30 días anteriores: ${price}`, pending: 'Actualizando el precio' },
  rating: { label: (value) => `${String(value).replace('.', ',')} de 5`, labelWithCount: (value, count) => `${String(value).replace('.', ',')} de 5 (${count})` },
  sold: (count) => `${count} ${count === '1' ? 'vendido' : 'vendidos'}`,
  freeShipping: 'Envío gratis',
  stock: { soldOut: 'Agotado', left: (pieces) => pieces === 1 ? 'Solo queda 1' : `Solo quedan ${pieces}`, inStock: 'En stock' },
  productCard: { quickAdd: 'Añadir rápido', quickAddOf: (name) => `Añadir rápido: ${name}`, quickViewOf: (name) => `Vista rápida: ${name}` },
  wish: { add: (name) => `Añadir a la lista de deseos: ${name}`, remove: (name) => `Quitar de la lista de deseos: ${name}` },
  compare: { add: (name) => `Comparar: ${name}`, remove: (name) => `Quitar de la comparación: ${name}` },
  quantity: { label: 'Cantidad', labelOf: (name) => `Cantidad de ${name}`, decrease: 'Disminuir la cantidad', increase: 'Aumentar la cantidad', atMost: (pieces) => pieces === 1 ? 'Solo queda 1' : `Solo quedan ${pieces}`, atLeast: 'El mínimo es 1' },
  variants: { unavailable: 'no disponible', explain: (value) => `${value} no está disponible con las demás opciones elegidas.` },
  gallery: { label: (name) => `Imágenes de ${name}`, choose: (number, total) => `Mostrar la imagen ${number} de ${total}`, position: (number, total) => `Imagen ${number} de ${total}`, enlarge: (number) => `Ampliar la imagen ${number}`, video: (name) => `Vídeo de ${name}` },
  lightbox: { zoomIn: 'Acercar', zoomOut: 'Alejar', previous: 'Imagen anterior', next: 'Imagen siguiente' },
  buy: { add: 'Añadir al carrito', now: 'Comprar ahora', bar: 'Comprar' },
  merchant: { soldBy: 'Vendido por' },
  cart: { choose: (name) => `Seleccionar ${name}`, chooseAllOf: (merchant) => `Seleccionar todo de ${merchant}`, remove: 'Eliminar', removeOf: (name) => `Eliminar ${name}`, unitPrice: 'Precio por unidad', lineTotal: 'Total del artículo', priceChanged: (was, now) => `El precio ha pasado de ${was} a ${now}.`, subtotalOf: (merchant) => `Subtotal, ${merchant}`, lines: 'Artículos' },
  receipt: { updating: 'Actualizando el total', updated: (total) => `Nuevo total: ${total}` },
};
