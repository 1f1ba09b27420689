// Generated from es.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

/** Words of `src/shop` in Spanish. */
export const shop: ShopStrings = {
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
  cart: { choose: (name) => `Seleccionar ${name}`, chooseAllOf: (merchant) => `Seleccionar todo de ${merchant}`, remove: 'Eliminar', removeOf: (name) => `Eliminar ${name}`, unitPrice: 'Precio por unidad', lineTotal: 'Total del artículo', priceChanged: (was, now) => `El precio ha pasado de ${was} a ${now}.`, subtotalOf: (merchant) => `Subtotal, ${merchant}`, lines: 'Artículos', summary: 'Resumen' },
  receipt: { updating: 'Actualizando el total', updated: (total) => `Nuevo total: ${total}` },
  header: { navigation: 'Navegación principal', menu: 'Menú', search: 'Buscar', account: 'Cuenta', accountOf: (name) => `Cuenta de ${name}`, signedInAs: (name) => `Sesión iniciada como ${name}`, signOut: 'Cerrar sesión', cart: (count) => `Carrito, ${count === 1 ? `${count} artículo` : `${count} artículos`}`, cartUncounted: 'Carrito', announcement: 'Aviso', dismissAnnouncement: 'Ocultar el aviso', language: (current) => `Idioma: ${current}`, currency: (current) => `Moneda: ${current}`, languages: 'Idioma', currencies: 'Moneda' },
  categoryMenu: { allOf: (category) => `Todo en ${category}`, back: 'Atrás' },
  search: { title: 'Buscar', label: '¿Qué buscas?', placeholder: 'Producto o categoría', submit: 'Buscar', hot: 'Búsquedas populares', recent: 'Búsquedas recientes', forget: (words) => `Eliminar «${words}»`, forgetAll: 'Borrar todo', products: 'Productos', categories: 'Categorías', suggestions: (count) => count === 0 ? 'Sin sugerencias' : count === 1 ? `${count} sugerencia` : `${count} sugerencias` },
  footer: { newsletterTitle: 'Boletín', newsletterText: 'Novedades y ofertas, directamente en tu correo.', newsletterEmail: 'Correo electrónico', newsletterSubmit: 'Suscribirse', share: 'Compartir esta página', shareOn: (network) => `Compartir en ${network}`, follow: 'Síguenos', followOn: (network) => `Síguenos en ${network}`, trust: 'Pago y seguridad' },
  filters: { title: 'Filtrar y ordenar', sort: 'Ordenar por', price: 'Precio', from: 'Desde', to: 'Hasta', apply: 'Aplicar', applied: (count) => count === 1 ? `${count} filtro aplicado` : `${count} filtros aplicados`, remove: (filter) => `Quitar el filtro: ${filter}`, clear: 'Borrar todo', priceInvalid: 'Introduce un importe, por ejemplo 25 o 19,90.' },
};
