import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const usePayDataWords = wordsHook(catalogue, {
  'pay.title': { en: 'Bank account and tax number', es: 'Cuenta bancaria y número fiscal' },
  'pay.help': {
    en: 'For tournaments that pay you by bank. Kept sealed: nobody sees the numbers, they stand only in the file for the bank or the tax office.',
    es: 'Para los torneos que te pagan por banco. Se guardan sellados: nadie ve los números, solo están en el archivo para el banco o la oficina de impuestos.',
  },
  'pay.bank': { en: 'Bank account', es: 'Cuenta bancaria' },
  'pay.bankIs': { en: 'Bank account ending in {digits}', es: 'Cuenta bancaria que termina en {digits}' },
  'pay.tinIs': { en: 'Tax number ending in {digits}', es: 'Número fiscal que termina en {digits}' },
  'pay.routing': { en: 'Routing number', es: 'Número de ruta' },
  'pay.account': { en: 'Account number', es: 'Número de cuenta' },
  'pay.kind': { en: 'Kind of account', es: 'Tipo de cuenta' },
  'pay.checking': { en: 'Checking', es: 'Corriente' },
  'pay.savings': { en: 'Savings', es: 'Ahorros' },
  'pay.tin': { en: 'Tax number', es: 'Número fiscal' },
  'pay.tinKind': { en: 'Kind of number', es: 'Tipo de número' },
  'pay.ssn': { en: 'Of a person (SSN or ITIN)', es: 'De una persona (SSN o ITIN)' },
  'pay.ein': { en: 'Of a business (EIN)', es: 'De una empresa (EIN)' },
  'pay.saveBank': { en: 'Save bank account', es: 'Guardar la cuenta bancaria' },
  'pay.saveTin': { en: 'Save tax number', es: 'Guardar el número fiscal' },
  'pay.saved': { en: 'Saved', es: 'Guardado' },
  'pay.remove': { en: 'Remove', es: 'Quitar' },
});
