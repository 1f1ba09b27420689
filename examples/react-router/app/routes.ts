import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('order/payment_result', 'routes/payment-result.tsx'),
  route('callback', 'routes/callback.tsx'),
  route('*', 'routes/product.tsx'),
] satisfies RouteConfig;
