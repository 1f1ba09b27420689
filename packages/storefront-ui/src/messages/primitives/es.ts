// Generated from es.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

/** Words of `src/primitives` in Spanish. */
export const primitives: PrimitiveStrings = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  optional: 'opcional',
  error: 'Error:',
  skipToContent: 'Saltar al contenido',
  loading: 'Cargando',
  pictureMissing: 'Imagen no disponible',
  breadcrumbs: 'Ruta de navegación',
  notifications: 'Notificaciones',
  undo: 'Deshacer',
  textSelected: 'El texto está seleccionado. Cópialo con el teclado o el menú.',
  chip: { remove: 'Quitar' },
  countdown: { left: (time) => `Quedan ${time}`, ended: 'Se ha acabado el tiempo.' },
  loadMore: { action: 'Mostrar más', pages: 'Páginas', page: (number) => `Página ${number}`, shown: (shown, total) => `${shown} de ${total} mostrados` },
  combobox: { pending: 'Buscando…', count: (count) => count === 0 ? 'Sin resultados' : count === 1 ? `${count} opción` : `${count} opciones` },
  pagination: { previous: 'Anterior', next: 'Siguiente', place: (page, pages) => `Página ${page} de ${pages}` },
  carousel: { previous: 'Diapositiva anterior', next: 'Diapositiva siguiente', pause: 'Pausar las diapositivas', play: 'Reproducir las diapositivas', slides: 'Elegir una diapositiva', slide: (number, total) => `Diapositiva ${number} de ${total}` },
  commands: { title: 'Comandos', placeholder: 'Busca una página, un pedido o una acción' },
  loadError: { title: 'No se ha podido cargar', text: 'Comprueba tu conexión e inténtalo de nuevo.', retry: 'Reintentar' },
  notice: { dismiss: 'Ocultar' },
};
