// Generated from pt.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

/** Words of `src/primitives` in Portuguese. */
export const primitives: PrimitiveStrings = {
  close: 'Fechar',
  cancel: 'Cancelar',
  optional: 'opcional',
  error: 'Erro:',
  skipToContent: 'Ir para o conteúdo',
  loading: 'Carregando',
  pictureMissing: 'Imagem indisponível',
  breadcrumbs: 'Trilha de navegação',
  notifications: 'Notificações',
  undo: 'Desfazer',
  textSelected: 'O texto está selecionado. Copie-o com o teclado ou pelo menu.',
  chip: { remove: 'Remover' },
  countdown: { left: (time) => `Tempo restante: ${time}`, ended: 'O tempo acabou.' },
  loadMore: { action: 'Mostrar mais', pages: 'Páginas', page: (number) => `Página ${number}`, shown: (shown, total) => `Mostrando ${shown} de ${total}` },
  combobox: { pending: 'Buscando…', count: (count) => count === 0 ? 'Nenhum resultado' : count < 2 ? `${count} opção` : `${count} opções` },
  pagination: { previous: 'Anterior', next: 'Próxima', place: (page, pages) => `Página ${page} de ${pages}` },
  carousel: { previous: 'Slide anterior', next: 'Próximo slide', pause: 'Pausar os slides', play: 'Reproduzir os slides', slides: 'Escolher um slide', slide: (number, total) => `Slide ${number} de ${total}` },
  commands: { title: 'Comandos', placeholder: 'Busque uma página, um pedido ou uma ação' },
  loadError: { title: 'Não foi possível carregar', text: 'Verifique sua conexão e tente de novo.', retry: 'Tentar de novo' },
  notice: { dismiss: 'Ocultar' },
};
