// Generated from es.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in Spanish. */
export const patterns: PatternStrings = {
  header: { navigation: 'Navegación principal', menu: 'Menú', search: 'Buscar', account: 'Cuenta', accountOf: (name) => `Cuenta de ${name}`, signedInAs: (name) => `Sesión iniciada como ${name}`, signOut: 'Cerrar sesión', cart: (count) => `Carrito, ${count === 1 ? `${count} artículo` : `${count} artículos`}`, cartUncounted: 'Carrito', announcement: 'Aviso', dismissAnnouncement: 'Ocultar el aviso', language: (current) => `Idioma: ${current}`, currency: (current) => `Moneda: ${current}`, languages: 'Idioma', currencies: 'Moneda' },
  commands: { title: 'Comandos', placeholder: 'Busca una página, un pedido o una acción' },
  categoryMenu: { allOf: (category) => `Todo en ${category}`, back: 'Atrás' },
  search: { title: 'Buscar', label: '¿Qué buscas?', placeholder: 'Producto o categoría', submit: 'Buscar', hot: 'Búsquedas populares', recent: 'Búsquedas recientes', forget: (words) => `Eliminar «${words}»`, forgetAll: 'Borrar todo', products: 'Productos', categories: 'Categorías', suggestions: (count) => count === 0 ? 'Sin sugerencias' : count === 1 ? `${count} sugerencia` : `${count} sugerencias` },
  footer: { newsletterTitle: 'Boletín', newsletterText: 'Novedades y ofertas, directamente en tu correo.', newsletterEmail: 'Correo electrónico', newsletterSubmit: 'Suscribirse', share: 'Compartir esta página', shareOn: (network) => `Compartir en ${network}`, follow: 'Síguenos', followOn: (network) => `Síguenos en ${network}`, trust: 'Pago y seguridad' },
  filters: { title: 'Filtrar y ordenar', sort: 'Ordenar por', price: 'Precio', from: 'Desde', to: 'Hasta', apply: 'Aplicar', applied: (count) => count === 1 ? `${count} filtro aplicado` : `${count} filtros aplicados`, remove: (filter) => `Quitar el filtro: ${filter}`, clear: 'Borrar todo', priceInvalid: 'Introduce un importe, por ejemplo 25 o 19,90.' },
  cart: { summary: 'Resumen', undo: 'Deshacer' },
  loadError: { title: 'No se ha podido cargar', text: 'Comprueba tu conexión e inténtalo de nuevo.', retry: 'Reintentar' },
  notice: { dismiss: 'Ocultar' },
};
