import { testEventOrders } from '#test/event-orders.ts';

testEventOrders({ everyOrder: 1, rounds: 40 });
