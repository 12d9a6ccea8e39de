import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Deployment, obstacles, sampleFacts } from '../../scripts/deploy-check';

const env = {
  VITE_FIREBASE_API_KEY: 'AIzaSy-not-a-real-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'pizzeria.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'pizzeria',
  VITE_FIREBASE_STORAGE_BUCKET: 'pizzeria.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:23:web:45',
};
const firebaseJson = readFileSync('firebase.json', 'utf8');
const firestoreRules = readFileSync('firestore.rules', 'utf8');

function obstaclesWith(changes: Partial<Deployment>): string[] {
  return obstacles({ env, firebaseJson, firestoreRules, ...changes });
}

describe('a deployment', () => {
  test('has no obstacles with a real project and the files of the repository', () => {
    expect(obstaclesWith({})).toEqual([]);
  });

  test.each([
    ['lacks a variable', { VITE_FIREBASE_APP_ID: '' }, 'production: VITE_FIREBASE_APP_ID.'],
    ['would use emulators', { VITE_EMULATOR_HOST: '127.0.0.1' }, 'VITE_EMULATOR_HOST'],
    [
      "is the emulators' project",
      {
        VITE_FIREBASE_PROJECT_ID: 'demo-tre-spighe',
        VITE_FIREBASE_STORAGE_BUCKET: 'demo-tre-spighe.appspot.com',
      },
      'demo-tre-spighe',
    ],
  ])('is refused where the build %s', (_, changes, named) => {
    const found = obstaclesWith({ env: { ...env, ...changes } });
    expect(found).toEqual([expect.stringContaining(named)]);
  });

  test.each(['http://127.0.0.1:9099', 'ws://[::1]:9150'])(
    'is refused where firebase.json names %s',
    (origin) => {
      const widened = firebaseJson.replace("connect-src 'self'", `connect-src 'self' ${origin}`);
      expect(obstaclesWith({ firebaseJson: widened })).toEqual([expect.stringContaining(origin)]);
    },
  );

  test.each(['gs://pizzeria.firebasestorage.app', 'menu-pictures'])(
    'is refused where the rules would refuse pictures of the bucket %s',
    (bucket) => {
      const named = { ...env, VITE_FIREBASE_STORAGE_BUCKET: bucket };
      expect(obstaclesWith({ env: named })).toEqual([expect.stringContaining(bucket)]);
    },
  );

  test('accepts another bucket once the rules contain it', () => {
    const rules = firestoreRules.replace('\\.(appspot', '|menu-pictures|\\.(appspot');
    const named = { ...env, VITE_FIREBASE_STORAGE_BUCKET: 'menu-pictures' };
    expect(obstaclesWith({ env: named, firestoreRules: rules })).toEqual([]);
  });
});

describe("the sample restaurant's facts", () => {
  const own = {
    url: 'https://pizzeria-da-noi.web.app',
    vatNumber: '01234567890',
    address: { street: 'Via Larga', postalCode: '20122', city: 'Bologna' },
    position: { latitude: 45.4602, longitude: 9.1926 },
    phone: { shown: '+39 02 123 4567', href: 'tel:+39021234567' },
    hours: { opens: '17:00' },
    socials: [{ name: 'Instagram', href: 'https://www.instagram.com/pizzeria' }],
  };

  test('are not found in a real restaurant that shares city and hours', () => {
    expect(sampleFacts(own)).toEqual([]);
  });

  test.each([
    ['url', { url: 'https://other.example' }],
    ['address.street', { address: { street: 'Via dei Mugnai' } }],
    ['coperto', { coperto: 1.8 }],
    ['phone.shown', { phone: { shown: '+39 051 000 0000' } }],
    ['socials.0.href', { socials: [{ href: 'https://www.instagram.com' }] }],
    ['vatNumber', { vatNumber: 'IT 00000000000' }],
  ])('are reported with their key: %s', (place, sample) => {
    expect(sampleFacts({ ...own, ...sample })).toEqual([
      expect.stringMatching(`^src/restaurant.ts: ${place} is .* Write (your|the|its)`),
    ]);
  });
});
