export { Card, type CardProps, type LinkCardProps, type PlainCardProps } from './Card.tsx';
