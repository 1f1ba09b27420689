import { expect, test } from 'vitest';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { startSmtp } from '../testing/smtp-receiver.ts';
import { createTestShop, newUuid, someSku } from '../testing/test-shop.ts';

test.each(engines)(
  'a call that writes a mail sends it immediately, and no other call queries the outbox, on %s',
  async (engine) => {
    const statements: string[] = [];
    const database = await openTestDatabase(engine, { onQuery: ({ query }) => statements.push(query.sql) });
    const smtp = await startSmtp();
    const { guest, close } = await createTestShop(database, {}, { sandbox: false, smtpUrl: smtp.url });
    const aboutMail = () => statements.filter((sql) => sql.includes('outbox_mails'));

    const { attrId, productId } = await someSku(database);
    await guest().cart.save([{ productId, productAttrUnique: attrId, cartNum: 1, storeId: 1, uuid: newUuid() }]);
    expect(aboutMail()).toEqual([]);

    await guest().login.sendRegistrationCode('someone@shopper.test');
    await smtp.taken(1);
    expect(smtp.received).toMatchObject([
      { to: 'someone@shopper.test', source: expect.stringMatching(/^Subject: \d{6} /m) },
    ]);
    await close();
    const left = await database.db.selectFrom('outbox_mails').selectAll().execute();
    expect(left).toMatchObject([{ subject: '', text_body: '', sealed_content: null, sent_at: expect.any(Number) }]);
    await smtp.stop();
    await database.close();
  },
);
