// Generated from pt.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

/** Words of `src/shop` in Portuguese. */
export const shop: ShopStrings = {
  price: { current: 'Preço atual', original: 'Preço original', lowest: (price) => `Preço mais baixo nos 30 dias anteriores: ${price}`, pending: 'Atualizando o preço' },
  rating: { label: (value) => `${String(value).replace('.', ',')} de 5`, labelWithCount: (value, count) => `${String(value).replace('.', ',')} de 5 (${count})` },
  sold: (count) => `${count} ${count === '0' ? 'vendido' : count === '1' ? 'vendido' : 'vendidos'}`,
  freeShipping: 'Frete grátis',
  stock: { soldOut: 'Esgotado', left: (pieces) => pieces === 1 ? 'Só resta 1' : `Só restam ${pieces}`, inStock: 'Em estoque' },
  productCard: { quickAdd: 'Adicionar rápido', quickAddOf: (name) => `Adicionar rápido: ${name}`, quickViewOf: (name) => `Visualização rápida: ${name}` },
  wish: { add: (name) => `Adicionar à lista de desejos: ${name}`, remove: (name) => `Remover da lista de desejos: ${name}` },
  compare: { add: (name) => `Comparar: ${name}`, remove: (name) => `Remover da comparação: ${name}` },
  quantity: { label: 'Quantidade', labelOf: (name) => `Quantidade de ${name}`, decrease: 'Diminuir a quantidade', increase: 'Aumentar a quantidade', atMost: (pieces) => pieces === 1 ? 'Só resta 1' : `Só restam ${pieces}`, atLeast: 'O mínimo é 1' },
  variants: { unavailable: 'indisponível', explain: (value) => `${value} não está disponível com as outras opções escolhidas.` },
  gallery: { label: (name) => `Imagens de ${name}`, choose: (number, total) => `Mostrar a imagem ${number} de ${total}`, position: (number, total) => `Imagem ${number} de ${total}`, enlarge: (number) => `Ampliar a imagem ${number}`, video: (name) => `Vídeo de ${name}` },
  lightbox: { zoomIn: 'Aumentar o zoom', zoomOut: 'Diminuir o zoom', previous: 'Imagem anterior', next: 'Próxima imagem' },
  buy: { add: 'Adicionar ao carrinho', now: 'Comprar agora', bar: 'Comprar' },
  merchant: { soldBy: 'Vendido por' },
  cart: { choose: (name) => `Selecionar ${name}`, chooseAllOf: (merchant) => `Selecionar tudo de ${merchant}`, remove: 'Remover', removeOf: (name) => `Remover ${name}`, unitPrice: 'Preço unitário', lineTotal: 'Total do item', priceChanged: (was, now) => `O preço mudou de ${was} para ${now}.`, subtotalOf: (merchant) => `Subtotal, ${merchant}`, lines: 'Produtos', summary: 'Resumo' },
  receipt: { updating: 'Atualizando o total', updated: (total) => `Novo total: ${total}` },
  header: { navigation: 'Navegação principal', menu: 'Menu', search: 'Buscar', account: 'Conta', accountOf: (name) => `Conta de ${name}`, signedInAs: (name) => `Você entrou como ${name}`, signOut: 'Sair', cart: (count) => `Carrinho, ${count < 2 ? `${count} item` : `${count} itens`}`, cartUncounted: 'Carrinho', announcement: 'Aviso', dismissAnnouncement: 'Ocultar o aviso', language: (current) => `Idioma: ${current}`, currency: (current) => `Moeda: ${current}`, languages: 'Idioma', currencies: 'Moeda' },
  categoryMenu: { allOf: (category) => `Tudo em ${category}`, back: 'Voltar' },
  search: { title: 'Busca', label: 'O que você procura?', placeholder: 'Produto ou categoria', submit: 'Buscar', hot: 'Buscas populares', recent: 'Buscas recentes', forget: (words) => `Remover “${words}”`, forgetAll: 'Limpar', products: 'Produtos', categories: 'Categorias', suggestions: (count) => count === 0 ? 'Nenhuma sugestão' : count < 2 ? `${count} sugestão` : `${count} sugestões` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Novidades e ofertas, direto no seu e-mail.', newsletterEmail: 'Endereço de e-mail', newsletterSubmit: 'Inscrever-se', share: 'Compartilhar esta página', shareOn: (network) => `Compartilhar via ${network}`, follow: 'Siga-nos', followOn: (network) => `Siga-nos: ${network}`, trust: 'Pagamento e segurança' },
  filters: { title: 'Filtrar e ordenar', sort: 'Ordenar por', price: 'Preço', from: 'De', to: 'Até', apply: 'Aplicar', applied: (count) => count < 2 ? `${count} filtro aplicado` : `${count} filtros aplicados`, remove: (filter) => `Remover o filtro: ${filter}`, clear: 'Limpar tudo', priceInvalid: 'Informe um valor, por exemplo 25 ou 19,90.' },
};
