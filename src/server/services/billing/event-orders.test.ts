import { testEventOrders } from '#test/event-orders.ts';

testEventOrders({ everyOrder: 5, rounds: 8 });
