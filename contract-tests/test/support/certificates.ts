import "reflect-metadata";
import * as x509 from "@peculiar/x509";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY_MS = 86_400_000;

/** A certificate and its private key, as PEM. */
export interface Identity {
  readonly cert: string;
  readonly key: string;
}

const newKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);

const identityOf = async (cert: x509.X509Certificate, { privateKey }: CryptoKeyPair): Promise<Identity> => ({
  cert: `${cert.toString("pem")}\n`,
  key: `${x509.PemConverter.encode(await crypto.subtle.exportKey("pkcs8", privateKey), "PRIVATE KEY")}\n`,
});

/** Makes an authority, and a certificate of a server at 127.0.0.1 and of a client, which the authority has signed. */
export async function makeCertificates(): Promise<{ ca: string; server: Identity; client: Identity }> {
  const period = { notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + DAY_MS) };
  const authorityKeys = await newKeys();
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...period,
    serialNumber: "01",
    name: "CN=Authority of the test",
    signingAlgorithm: ALGORITHM,
    keys: authorityKeys,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  const sign = async (serialNumber: string, subject: string, extensions: x509.Extension[]): Promise<Identity> => {
    const keys = await newKeys();
    const certificate = await x509.X509CertificateGenerator.create({
      ...period,
      serialNumber,
      subject,
      issuer: authority.subject,
      signingAlgorithm: ALGORITHM,
      publicKey: keys.publicKey,
      signingKey: authorityKeys.privateKey,
      extensions,
    });
    return identityOf(certificate, keys);
  };
  return {
    ca: authority.toString("pem"),
    server: await sign("02", "CN=Server", [
      new x509.SubjectAlternativeNameExtension([{ type: "ip", value: "127.0.0.1" }]),
    ]),
    client: await sign("03", "CN=Client", []),
  };
}
