// Generated from pt.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in Portuguese. */
export const patterns: PatternStrings = {
  header: { navigation: 'Navegação principal', menu: 'Menu', search: 'Buscar', account: 'Conta', accountOf: (name) => `Conta de ${name}`, signedInAs: (name) => `Você entrou como ${name}`, signOut: 'Sair', cart: (count) => `Carrinho, ${count < 2 ? `${count} item` : `${count} itens`}`, cartUncounted: 'Carrinho', announcement: 'Aviso', dismissAnnouncement: 'Ocultar o aviso', language: (current) => `Idioma: ${current}`, currency: (current) => `Moeda: ${current}`, languages: 'Idioma', currencies: 'Moeda' },
  commands: { title: 'Comandos', placeholder: 'Busque uma página, um pedido ou uma ação' },
  categoryMenu: { allOf: (category) => `Tudo em ${category}`, back: 'Voltar' },
  search: { title: 'Busca', label: 'O que você procura?', placeholder: 'Produto ou categoria', submit: 'Buscar', hot: 'Buscas populares', recent: 'Buscas recentes', forget: (words) => `Remover “${words}”`, forgetAll: 'Limpar', products: 'Produtos', categories: 'Categorias', suggestions: (count) => count === 0 ? 'Nenhuma sugestão' : count < 2 ? `${count} sugestão` : `${count} sugestões` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Novidades e ofertas, direto no seu e-mail.', newsletterEmail: 'Endereço de e-mail', newsletterSubmit: 'Inscrever-se', share: 'Compartilhar esta página', shareOn: (network) => `Compartilhar via ${network}`, follow: 'Siga-nos', followOn: (network) => `Siga-nos: ${network}`, trust: 'Pagamento e segurança' },
  filters: { title: 'Filtrar e ordenar', sort: 'Ordenar por', price: 'Preço', from: 'De', to: 'Até', apply: 'Aplicar', applied: (count) => count < 2 ? `${count} filtro aplicado` : `${count} filtros aplicados`, remove: (filter) => `Remover o filtro: ${filter}`, clear: 'Limpar tudo', priceInvalid: 'Informe um valor, por exemplo 25 ou 19,90.' },
  cart: { summary: 'Resumo', undo: 'Desfazer' },
  loadError: { title: 'Não foi possível carregar', text: 'Verifique sua conexão e tente de novo.', retry: 'Tentar de novo' },
  notice: { dismiss: 'Ocultar' },
};
