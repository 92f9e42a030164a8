import { expect, it } from 'vitest';
import { dealerRegistration } from './dealer-registration.ts';

it('fills missing fields of a dealer registration with empty text and zero employees', () => {
  expect(dealerRegistration({ email: 'dealer@demo.vinport.example' })).toEqual({
    email: 'dealer@demo.vinport.example',
    first: '',
    last: '',
    phone: '',
    companyName: '',
    companyWebsite: '',
    city: '',
    state: '',
    country: '',
    address: '',
    instagram: '',
    facebook: '',
    twitter: '',
    employeeCount: 0,
  });
});

it('preserves the fields that a dealer has filled in', () => {
  const stated = { email: 'dealer@demo.vinport.example', city: 'Reno', employeeCount: 12 };

  expect(dealerRegistration(stated)).toMatchObject(stated);
});
