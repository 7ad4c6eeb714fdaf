import { expect, it } from 'vitest';
import { plainName, publicName } from './public-name.ts';

it.each([
  'Harbor & Pine Plumbing',
  'Café Müller GmbH & Co. KG',
  "Joe's Pizza (Downtown)",
  '1-800-Flowers',
  'Studio 54',
  'St. Mary’s Dental, Inc.',
  '高橋工務店',
  'عيادة الأسنان',
  'Gasthof „Zum Löwen“',
  'Salon "Bella"',
  '横浜水道サービス・緊急修理センター',
  'אינסטלציה הנמל בע״מ',
])('%s is a name', (name) => expect(plainName(name)).toBe(name));

it.each([
  'PayPal: account LIMITED. Call 1-900-555-0199',
  'Call 218 555 0142 now',
  'Win at www.example.com',
  'Pay at pay-pal.example',
  'https://example.com',
  'support@paypal.com',
  'Your invoice is overdue!',
  'line\nbreak',
  'x'.repeat(61),
  'one two three four five six seven eight nine',
  '٠١٢٣٤٥٦٧٨٩',
  '\u202eevil',
  '',
])('%j is more than a name', (name) => {
  expect(plainName(name)).toBeNull();
  expect(publicName(name, 'https://harbor.example/')).toBe('harbor.example');
});
