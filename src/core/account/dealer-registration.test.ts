import { expect, it } from 'vitest';
import { dealerRegistration } from './dealer-registration.ts';

it('fills up a dealer registration with empty text and no employees', () => {
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

it('keeps what a dealer has told', () => {
  const stated = { email: 'dealer@demo.vinport.example', city: 'Reno', employeeCount: 12 };

  expect(dealerRegistration(stated)).toMatchObject(stated);
});
