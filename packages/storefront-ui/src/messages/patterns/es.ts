// Written from es.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in Spanish. */
export const patterns: PatternStrings = {
  header: { navigation: 'Navegación principal', menu: 'Menú', search: 'Buscar', account: 'Cuenta', accountOf: (name) => `Cuenta de ${name}`, signedInAs: (name) => `Sesión iniciada como ${name}`, signOut: 'Cerrar sesión', cart: (count) => `Carrito, ${count === 1 ? `${count} artículo` : `${count} artículos`}`, cartUncounted: 'Carrito', announcement: 'Aviso', dismissAnnouncement: 'Ocultar el aviso', language: (current) => `Idioma: ${current}`, currency: (current) => `Moneda: ${current}`, languages: 'Idioma', currencies: 'Moneda' },
  commands: { title: 'Comandos', placeholder: 'Busca una página, un pedido o una acción' },
  categoryMenu: { allOf: (category) => `Todo en ${category}`, back: 'Atrás' },
  search: { title: 'Buscar', label: '¿Qué buscas?', placeholder: 'Producto o categoría', submit: 'Buscar', hot: 'Búsquedas populares', recent: 'Búsquedas recientes', forget: (words) => `Eliminar «${words}»`, forgetAll: 'Borrar todo', products: 'Productos', categories: 'Categorías', suggestions: (count) => count === 0 ? 'Sin sugerencias' : count === 1 ? `${count} sugerencia` : `${count} sugerencias` },
  footer: { newsletterTitle: 'Boletín', newsletterText: 'Novedades y ofertas, directamente en tu correo.', newsletterEmail: 'Correo electrónico', newsletterSubmit: 'Suscribirse', share: 'Compartir esta página', shareOn: (network) => `Compartir en ${network}`, follow: 'Síguenos', followOn: (network) => `Síguenos en ${network}`, trust: 'Pago y seguridad' },
  filters: { title: 'Filtrar y ordenar', sort: 'Ordenar por', price: 'Precio', from: 'Desde', to: 'Hasta', apply: 'Aplicar', applied: (count) => count === 1 ? `${count} filtro aplicado` : `${count} filtros aplicados`, remove: (filter) => `Quitar el filtro: ${filter}`, clear: 'Borrar todo', priceInvalid: 'Introduce un importe, por ejemplo 25 o 19,90.' },
  cart: { title: 'Carrito', summary: 'Resumen', subtotal: 'Subtotal', buyNow: 'Comprar ahora', viewCart: 'Ver el carrito', emptyTitle: 'Tu carrito está vacío', emptyText: 'Los artículos que añadas aparecerán aquí.', emptyAction: 'Empezar a comprar', updating: 'Actualizando el carrito', updated: 'Carrito actualizado', undo: 'Deshacer' },
  quickView: { details: 'Ver todos los detalles', loading: 'Cargando el producto' },
  error: { home: 'Volver al inicio', requestId: 'Referencia para el servicio de atención', copy: 'Copiar', copied: 'Copiado', code: (code) => `Error ${code}` },
  loadError: { title: 'No se ha podido cargar', text: 'Comprueba tu conexión e inténtalo de nuevo.', retry: 'Reintentar' },
  notice: { dismiss: 'Ocultar' },
  floating: { openShop: 'Abre tu tienda' },
  stream: { title: 'Transmisión en directo', play: 'Ver el directo', from: (host) => `Al reproducirlo se carga contenido de ${host}, que sabrá que lo estás viendo.`, move: (title) => `Mover «${title}» a la esquina siguiente`, moveHelp: 'Usa las flechas para mover la ventana y más o menos para cambiar su tamaño.', larger: 'Agrandar la ventana', smaller: 'Reducir la ventana', close: 'Cerrar el directo' },
};
