import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { ServiceClient } from '#providers/service-client.ts';
import { fields, parseForm } from './stripe-form.ts';
import { type StripeObject, StripeWorld } from './stripe-world.ts';

export const STRIPE_KEY = 'sk_test_1234567890standin';
const API_VERSION = '2026-10-28.endive';

type Params = Record<string, unknown>;

/** An error of Stripe's API, in its own format. */
class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { readonly type: string; readonly code?: string; readonly message: string; readonly param?: string };

  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.body = { type, message, ...(code === undefined ? {} : { code }) };
  }
}

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly params: Params;
  readonly idempotencyKey: string | null;
}

/** A mock of the part of Stripe's API that the product uses, over its documented wire format, with simulated state. */
export interface FakeStripe {
  readonly world: StripeWorld;
  readonly calls: readonly StripeCall[];
  /** Awaited before each response; tests make it slow or failing. */
  beforeAnswer: (call: StripeCall) => Promise<void>;
  /** Handles a request without a network. */
  handle(request: Request): Promise<Response>;
  /** A client that connects here without a network. */
  readonly client: ServiceClient;
}

/** A temporary failure of Stripe. */
export function stripeOutage(status = 500): Error {
  return new StripeRefusal(status, 'api_error', 'Something went wrong on our side.');
}

/** A declined card, in Stripe's format. */
export function stripeCardError(code: string): Error {
  return new StripeRefusal(402, 'card_error', `Your card was refused (${code}).`, code);
}

export function createFakeStripe(world = new StripeWorld()): FakeStripe {
  const calls: StripeCall[] = [];
  const answered = new Map<string, { readonly params: string; readonly response: Promise<Response> }>();
  const fake: FakeStripe = {
    world,
    calls,
    beforeAnswer: async () => {},
    handle,
    client: {
      openService: () => Promise.reject(new Error('not used')),
      makeFetch: () => (input, init) => handle(new Request(input, init)),
      close: async () => {},
    },
  };
  return fake;

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const text = await request.text();
    const params = parseForm(request.method === 'GET' ? url.search.slice(1) : text);
    const idempotencyKey = request.headers.get('idempotency-key');
    const call = { method: request.method, path: url.pathname, params, idempotencyKey };
    calls.push(call);
    try {
      checkHeaders(request);
      await fake.beforeAnswer(call);
      if (idempotencyKey === null || request.method !== 'POST') return reply(answer(world, call));
      const known = answered.get(idempotencyKey);
      const same = JSON.stringify([url.pathname, params]);
      if (known !== undefined && known.params !== same)
        throw new StripeRefusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
      const response = known?.response ?? Promise.resolve(reply(answer(world, call)));
      answered.set(idempotencyKey, { params: same, response });
      return (await response).clone();
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return reply({ error: error.body }, error.status);
    }
  }
}

/** The same as a server on this machine. */
export async function startFakeStripe(): Promise<FakeStripe & { readonly origin: string; stop(): Promise<void> }> {
  const fake = createFakeStripe();
  const server = serve({ fetch: (request) => fake.handle(request), hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function checkHeaders({ headers, method }: Request): void {
  if (headers.get('authorization') !== `Bearer ${STRIPE_KEY}`)
    throw new StripeRefusal(401, 'invalid_request_error', 'Invalid API Key provided.');
  if (headers.get('stripe-version') !== API_VERSION)
    throw new StripeRefusal(400, 'invalid_request_error', 'Another version of the API was expected.');
  const type = headers.get('content-type') ?? '';
  if (method === 'POST' && !type.startsWith('application/x-www-form-urlencoded'))
    throw new StripeRefusal(400, 'invalid_request_error', 'Parameters are sent as a form.');
}

function reply(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'request-id': 'req_standin', 'stripe-version': API_VERSION } });
}

function answer(world: StripeWorld, { method, path, params }: StripeCall): unknown {
  const [, version, ...parts] = path.split('/');
  const [area, id, act] = parts[0] === 'checkout' || parts[0] === 'billing_portal' ? parts.slice(1) : parts;
  if (version !== 'v1') throw notFound(path);
  switch (`${method} ${area}${id === undefined ? '' : '/:id'}${act === undefined ? '' : `/${act}`}`) {
    case 'GET prices':
      return list(
        world.all('price').filter(({ lookup_key, active }) => isIn(params.lookup_keys, lookup_key) && active),
      );
    case 'POST customers':
      return world.add('cus', 'customer', { email: params.email, metadata: params.metadata });
    case 'GET customers/:id':
      return must(world, id, 'customer');
    case 'POST sessions':
      return parts[0] === 'checkout' ? show(world, createSession(world, params), params) : createPortal(world, params);
    case 'POST sessions/:id/expire':
      return expire(world, must(world, id, 'checkout.session'));
    case 'DELETE subscriptions/:id': {
      const subscription = must(world, id, 'subscription');
      // Stripe's response to cancelling an ended subscription.
      if (subscription.status === 'canceled') throw notFound(subscription.id);
      return show(world, world.cancel(subscription.id), params);
    }
    case 'POST refunds':
      return createRefund(world, params);
    case 'GET sessions/:id':
    case 'GET subscriptions/:id':
    case 'GET invoices/:id':
    case 'GET payment_intents/:id':
    case 'GET charges/:id':
    case 'GET refunds/:id':
    case 'GET disputes/:id':
      return show(world, must(world, id, OBJECTS[area ?? ''] ?? ''), params);
    case 'GET sessions':
    case 'GET subscriptions':
    case 'GET refunds':
    case 'GET disputes':
    case 'GET invoice_payments':
      return page(world, OBJECTS[area ?? ''] ?? '', params);
    default:
      throw notFound(`${method} ${path}`);
  }
}

const OBJECTS: Readonly<Record<string, string>> = {
  sessions: 'checkout.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  payment_intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  invoice_payments: 'invoice_payment',
};

function notFound(what: string): StripeRefusal {
  return new StripeRefusal(404, 'invalid_request_error', `No such object: ${what}`, 'resource_missing');
}

function must(world: StripeWorld, id: unknown, object: string): StripeObject {
  const found = world.get(String(id));
  if (found?.object !== object) throw notFound(String(id));
  return found;
}

function createSession(world: StripeWorld, params: Params): StripeObject {
  const customer = must(world, params.customer, 'customer');
  if (customer.deleted === true) throw notFound(customer.id);
  const [item] = entries(params.line_items);
  const price = must(world, item?.price, 'price');
  const isPlan = params.mode === 'subscription';
  if (isPlan !== (price.recurring !== null))
    throw new StripeRefusal(400, 'invalid_request_error', 'The price does not fit the mode.');
  const session = world.add('cs_test', 'checkout.session', {
    amount_total: price.unit_amount,
    cancel_url: params.cancel_url,
    client_reference_id: params.client_reference_id,
    currency: price.currency,
    customer: customer.id,
    invoice: null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_intent: null,
    payment_metadata: fields(params.payment_intent_data).metadata ?? {},
    payment_status: 'unpaid',
    price: price.id,
    status: 'open',
    subscription: null,
    subscription_metadata: fields(params.subscription_data).metadata ?? {},
    success_url: params.success_url,
    url: 'https://checkout.stripe.com/c/pay/',
  });
  return world.change(session.id, { url: `https://checkout.stripe.com/c/pay/${session.id}` });
}

function expire(world: StripeWorld, session: StripeObject): StripeObject {
  if (session.status !== 'open')
    throw new StripeRefusal(400, 'invalid_request_error', 'Only open sessions can be expired.');
  world.abandon(session.id);
  return world.must(session.id);
}

function createPortal(world: StripeWorld, params: Params): StripeObject {
  const customer = must(world, params.customer, 'customer');
  const flow = params.flow_data === undefined ? '' : '/flow';
  const url = `https://billing.stripe.com/p/session/${customer.id}${flow}`;
  return world.add('bps', 'billing_portal.session', { customer: customer.id, return_url: params.return_url, url });
}

function createRefund(world: StripeWorld, params: Params): StripeObject {
  const intent = must(world, params.payment_intent, 'payment_intent');
  if (world.must(intent.latest_charge).refunded === true)
    throw new StripeRefusal(400, 'invalid_request_error', 'Already refunded.', 'charge_already_refunded');
  return world.refund(intent.id);
}

function page(world: StripeWorld, object: string, params: Params): unknown {
  const since = Number(fields(params.created).gte ?? 0);
  const intent = params.payment_intent;
  const ofPayment = fields(params.payment).payment_intent;
  const rows = world
    .all(object)
    .filter(
      (row) =>
        row.created >= since &&
        (intent === undefined || row.payment_intent === intent) &&
        (ofPayment === undefined || fields(row.payment).payment_intent === ofPayment),
    );
  const after = rows.findIndex(({ id }) => id === params.starting_after) + 1;
  const limit = Number(params.limit ?? 10);
  return {
    ...list(rows.slice(after, after + limit).map((row) => show(world, row, {}))),
    has_more: rows.length > after + limit,
  };
}

/** An object with the requested ids expanded. */
function show(world: StripeWorld, object: StripeObject, params: Params): unknown {
  const expand = Object.values(fields(params.expand));
  const shown: Record<string, unknown> = { ...object };
  if (object.object === 'subscription') {
    const price = world.must(object.price);
    const period = { current_period_start: object.created, current_period_end: world.periodEnd(object) };
    shown.items = list([{ id: object.item, object: 'subscription_item', ...period, price, quantity: 1 }]);
    delete shown.price;
  }
  for (const field of ['payment_intent', 'latest_invoice'])
    if (expand.includes(field) && typeof object[field] === 'string') shown[field] = world.must(object[field]);
  if (expand.includes('payments'))
    shown.payments = list(world.all('invoice_payment').filter(({ invoice }) => invoice === object.id));
  if (expand.includes('latest_charge.refunds') && typeof object.latest_charge === 'string') {
    const refunds = list(world.all('refund').filter(({ payment_intent }) => payment_intent === object.id));
    shown.latest_charge = { ...world.must(object.latest_charge), refunds };
  }
  return shown;
}

function list(data: readonly unknown[]): { object: 'list'; data: readonly unknown[]; has_more: boolean; url: string } {
  return { object: 'list', data, has_more: false, url: '/v1/list' };
}

function entries(value: unknown): Record<string, unknown>[] {
  return Object.values(fields(value)).map(fields);
}

function isIn(values: unknown, value: unknown): boolean {
  return Object.values(fields(values)).includes(value);
}
