// Generated from pt.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

/** Words of signing in, buying and the account in Portuguese. */
export const account: AccountStrings = {
  password: { show: 'Mostrar a senha', hide: 'Ocultar a senha', strength: { weak: 'Fácil de adivinhar', fair: 'Razoável', strong: 'Forte' } },
  code: { label: 'Código de verificação', send: 'Enviar código', resendIn: (seconds) => `Reenviar em ${seconds} s`, wait: (seconds) => `Você poderá pedir outro código em ${seconds < 2 ? `${seconds} segundo` : `${seconds} segundos`}.`, ready: 'Você já pode pedir outro código.' },
  starRating: { star: (stars) => stars === 1 ? '1 estrela, ruim' : stars === 2 ? '2 estrelas, regular' : stars === 3 ? '3 estrelas, razoável' : stars === 4 ? '4 estrelas, bom' : `${stars} estrelas, excelente` },
  steps: { label: 'Etapas', done: 'concluída', current: 'atual', toCome: 'pendente' },
  fileUpload: { choose: 'Escolher arquivos', drop: 'ou solte aqui', uploading: (name) => `${name}, enviando`, uploadingAt: (name, percent) => `${name}, enviando, ${percent}%`, done: (name) => `${name}, enviado`, failed: (name) => `Não foi possível enviar ${name}`, cancel: (name) => `Cancelar o envio de ${name}`, retry: (name) => `Enviar ${name} de novo`, remove: (name) => `Remover ${name}` },
  wish: { moveToCart: 'Mover para o carrinho', moveOf: (name) => `Mover para o carrinho: ${name}`, select: 'Selecionar', selectOf: (name) => `Selecionar: ${name}`, remove: (name) => `Remover da lista de desejos: ${name}`, unavailable: 'Não está mais disponível' },
  addressCard: { isDefault: 'Padrão', makeDefault: 'Definir como padrão', edit: 'Editar', remove: 'Excluir', actionOf: (action, address) => `${action}: ${address}` },
  order: { status: { unpaid: 'Aguardando pagamento', processing: 'Processando pagamento', paid: 'Pago', 'in-transit': 'Em trânsito', delivered: 'Entregue', completed: 'Concluído', cancelled: 'Cancelado', refunded: 'Reembolsado', unknown: 'Em andamento' }, action: { pay: 'Pagar', cancel: 'Cancelar pedido', 'confirm-receipt': 'Confirmar recebimento', logistics: 'Rastrear pacote', 'add-review': 'Escrever uma avaliação', 'apply-refund': 'Pedir reembolso', reorder: 'Pedir de novo', delete: 'Excluir', 'view-details': 'Ver detalhes' }, number: 'Pedido', placed: 'Feito em', total: 'Total', actionOf: (action, number) => `${action}, pedido ${number}`, pieces: (count) => count < 2 ? `${count} item` : `${count} itens`, quantity: (count) => `Quantidade ${count}`, lines: 'Itens deste pedido' },
  checkout: { summary: 'Resumo do pedido' },
  form: { errors: (count) => count < 2 ? `Há ${count} item para corrigir` : `Há ${count} itens para corrigir` },
  addressForm: { firstName: 'Nome', lastName: 'Sobrenome', email: 'Endereço de e-mail', phone: 'Telefone', country: 'País', chooseCountry: 'Selecione um país', addressLine1: 'Endereço', addressLine2: 'Apartamento, andar, empresa', city: 'Cidade', state: { state: 'Estado', province: 'Província', county: 'Condado', region: 'Região' }, postalCode: { zip: 'Código ZIP', postal: 'CEP ou código postal' }, isDefault: 'Usar como endereço padrão', save: 'Salvar endereço', cancel: 'Cancelar' },
};
