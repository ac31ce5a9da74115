import { createSocket } from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";

const types = { 2: "NS", 16: "TXT" } as const;
type Records = Record<string, Partial<Record<(typeof types)[keyof typeof types], string[]>>>;

const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A name server on this machine (RFC 1035) that this process asks until it stops; `records` may be changed. */
export async function startNameServer(records: Records) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => {
    let end = 12;
    const labels: string[] = [];
    for (let length = query[end] ?? 0; length > 0; length = query[end] ?? 0) {
      labels.push(query.toString("latin1", end + 1, end + 1 + length));
      end += 1 + length;
    }
    const name = labels.join(".").toLowerCase();
    const question = query.subarray(12, end + 5);
    const type = types[query.readUInt16BE(end + 1) as keyof typeof types];
    const values = records[name]?.[type] ?? [];
    const isKnown = Object.keys(records).some((known) => known === name || known.endsWith(`.${name}`));
    const answers = values.map((value) => {
      const data = type === "TXT" ? Buffer.from([value.length, ...Buffer.from(value)]) : encodeName(value);
      const head = Buffer.from([
        0xc0,
        12,
        ...query.subarray(end + 1, end + 5),
        0,
        0,
        0,
        60,
        data.length >> 8,
        data.length & 255,
      ]);
      return Buffer.concat([head, data]);
    });
    const header = Buffer.from([
      ...query.subarray(0, 2),
      0x81,
      isKnown ? 0x80 : 0x83,
      0,
      1,
      0,
      answers.length,
      0,
      0,
      0,
      0,
    ]);
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const before = dns.getServers();
  dns.promises.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    stop() {
      dns.promises.setServers(before);
      socket.close();
    },
  };
}
