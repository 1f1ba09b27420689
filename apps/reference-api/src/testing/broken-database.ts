import {
  BinaryOperationNode,
  ColumnNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  type QueryId,
  ReferenceNode,
  ValueNode,
} from 'kysely';
import type { Database } from '../db/index.ts';

/** Takes every comparison with `user_id` for true. */
class OwnerFilterRemover extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId): BinaryOperationNode {
    const { leftOperand: left } = node;
    const asksOwner = ReferenceNode.is(left) && ColumnNode.is(left.column) && left.column.column.name === 'user_id';
    if (!asksOwner) return super.transformBinaryOperation(node, queryId);
    return BinaryOperationNode.create(
      ValueNode.createImmediate(1),
      OperatorNode.create('='),
      ValueNode.createImmediate(1),
    );
  }
}

const forgetter = new OwnerFilterRemover();
const plugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => forgetter.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

/** The same database to repositories that never ask whose a row is. Closing the first one closes it. */
export function withoutOwners(database: Database): Database {
  return { ...database, db: database.db.withPlugin(plugin) };
}
