// Generated from es.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

/** Words of signing in, buying and the account in Spanish. */
export const account: AccountStrings = {
  password: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña', strength: { weak: 'Fácil de adivinar', fair: 'Aceptable', strong: 'Segura' } },
  code: { label: 'Código de verificación', send: 'Enviar el código', resendIn: (seconds) => `Reenviar en ${seconds} s`, wait: (seconds) => `Podrás pedir otro código en ${seconds === 1 ? `${seconds} segundo` : `${seconds} segundos`}.`, ready: 'Ya puedes pedir otro código.' },
  starRating: { star: (stars) => stars === 1 ? '1 estrella, malo' : stars === 2 ? '2 estrellas, regular' : stars === 3 ? '3 estrellas, aceptable' : stars === 4 ? '4 estrellas, bueno' : `${stars} estrellas, excelente` },
  steps: { label: 'Pasos', done: 'completado', current: 'actual', toCome: 'pendiente' },
  fileUpload: { choose: 'Elegir archivos', drop: 'o suéltalos aquí', uploading: (name) => `${name}, subiendo`, uploadingAt: (name, percent) => `${name}, subiendo, ${percent} %`, done: (name) => `${name}, subido`, failed: (name) => `No se ha podido subir ${name}`, cancel: (name) => `Cancelar la subida de ${name}`, retry: (name) => `Volver a subir ${name}`, remove: (name) => `Eliminar ${name}` },
  wish: { moveToCart: 'Mover al carrito', moveOf: (name) => `Mover al carrito: ${name}`, select: 'Seleccionar', selectOf: (name) => `Seleccionar: ${name}`, remove: (name) => `Quitar de la lista de deseos: ${name}`, unavailable: 'Ya no está disponible' },
  addressCard: { isDefault: 'Predeterminada', makeDefault: 'Usar como predeterminada', edit: 'Editar', remove: 'Eliminar', actionOf: (action, address) => `${action}: ${address}` },
  order: { status: { unpaid: 'Pendiente de pago', processing: 'Procesando el pago', paid: 'Pagado', 'in-transit': 'En camino', delivered: 'Entregado', completed: 'Completado', cancelled: 'Cancelado', refunded: 'Reembolsado', unknown: 'En curso' }, action: { pay: 'Pagar', cancel: 'Cancelar el pedido', 'confirm-receipt': 'Confirmar la recepción', logistics: 'Seguir el envío', 'add-review': 'Escribir una opinión', 'apply-refund': 'Solicitar un reembolso', reorder: 'Volver a pedir', delete: 'Eliminar', 'view-details': 'Ver los detalles' }, number: 'Pedido', placed: 'Realizado el', total: 'Total', actionOf: (action, number) => `${action}, pedido ${number}`, pieces: (count) => count === 1 ? `${count} artículo` : `${count} artículos`, quantity: (count) => `Cantidad ${count}`, lines: 'Artículos de este pedido' },
  checkout: { summary: 'Resumen del pedido' },
  form: { errors: (count) => count === 1 ? `Hay ${count} dato que corregir` : `Hay ${count} datos que corregir` },
  addressForm: { firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo electrónico', phone: 'Teléfono', country: 'País', chooseCountry: 'Selecciona un país', addressLine1: 'Dirección', addressLine2: 'Piso, puerta, empresa', city: 'Ciudad', state: { state: 'Estado', province: 'Provincia', county: 'Condado', region: 'Región' }, postalCode: { zip: 'Código ZIP', postal: 'Código postal' }, isDefault: 'Usar como dirección predeterminada', save: 'Guardar la dirección', cancel: 'Cancelar' },
};
