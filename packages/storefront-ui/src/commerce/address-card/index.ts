export { AddressCard, type AddressCardProps, type AddressView } from './AddressCard.tsx';
